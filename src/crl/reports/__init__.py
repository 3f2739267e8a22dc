"""What people read, made from records: tables, plots, model cards, documents."""
