"""Public tasks of compositional generalization, as their authors define them."""
