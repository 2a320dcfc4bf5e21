def board_text(view): return []
