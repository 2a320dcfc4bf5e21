from carrack.kernel.scene import Scene
def scene(view): return Scene([], [])
