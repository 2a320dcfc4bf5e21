"""What an observation looks like for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from carrack.kernel.actions import Action
from carrack.rl.task import Task


def seen_space(task: Task) -> spaces.Dict:
    """Whole numbers, and which actions are possible."""
    info = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(info.min), int(info.max), (task.width,), np.int16),
            "action_mask": spaces.Box(0, 1, (task.actions,), np.int8),
        }
    )


def mask_of(task: Task, options: list[Action]) -> NDArray[np.int8]:
    """1 for each option, by its number in the catalogue."""
    mask = np.zeros(task.actions, np.int8)
    mask[[action.index for action in options]] = 1
    return mask


def seen(task: Task, numbers: list[int], options: list[Action]) -> dict[str, Any]:
    """An observation."""
    return {"observation": np.array(numbers, np.int16), "action_mask": mask_of(task, options)}
