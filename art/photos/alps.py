"""A snowy mountain over its lake on a clear morning. Square; hangs where nobody sent a photo."""

from kit.alps import lake_and_peaks
from kit.bake import bake, begin
from kit.light import camera, sun
from kit.outdoors import heaven

begin(seed=29)
heaven(
    (0.86, 0.84, 0.8),
    (0.36, 0.54, 0.8),
    (0.1, 0.25, 0.56),
    0.75,
    glow=(0.5, 0.36, 0.2),
    sun=(-1, 0.7, 0.35),
    narrow=4,
    clouds={
        "cover": 0.62,
        "shade": (0.52, 0.55, 0.64),
        "lit": (1.35, 1.22, 1.08),
        "soft": 0.3,
        "scale": (0.55, 1.0, 0),
        "move": (2.2, 0.3, 0),
    },
)
lake_and_peaks()
sun((0.9, 0.06, -0.36), 3.8, 0.7, (1, 0.86, 0.68))
camera((0.0, -40, 5.0), (12, 300, 30), 29).data.clip_end = 9000
bake("pictures", samples=22, exposure=0.1, shape=(400, 400))
