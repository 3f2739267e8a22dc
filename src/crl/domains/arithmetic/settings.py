"""What can be set of both arithmetic domains."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Interval

from crl.validation import Width, settings

Modules = Annotated[int, Interval(ge=1, le=4096)]
Reach = Annotated[int, Interval(ge=0, le=100)]
Times = Annotated[int, Interval(ge=0, le=1000)]


@settings
class ArithmeticSettings:
    """Modules, what the controller reads, and how many expressions are trained on."""

    reducers: Modules = 3  # modules that make one token of three
    reducer_hidden: Width = 128  # hidden features of each
    reach: Reach = 2  # tokens read beside a window's centre; 0: all, as in the paper (D15, D16)
    impossible: Literal["mask", "noop"] = "mask"  # choices: leave out (D1), or do nothing
    data: Times = 1  # times the paper's training expressions; 0: fresh ones without end
