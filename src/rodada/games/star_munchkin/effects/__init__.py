"""What cards do: the operations of the packs' vocabulary, one module per mechanic, and how cards are announced."""
