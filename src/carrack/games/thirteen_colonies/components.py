def components(content): return []
