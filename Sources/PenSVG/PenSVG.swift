import PenScene
