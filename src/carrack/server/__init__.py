"""The server: `app.py` puts its rooms together, `serving.py` runs what it made (see ARCHITECTURE.md)."""

from pathlib import Path
from typing import Final

TEXT: Final = Path(__file__).parent / "text"
"""What the server itself says."""
STATIC: Final = Path(__file__).parent / "static"
"""The built client."""
