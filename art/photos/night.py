"""The mountain over its lake by moonlight. Square; hangs where nobody sent a photo."""

from kit.alps import lake_and_peaks
from kit.bake import bake, begin
from kit.light import camera, sun
from kit.outdoors import heaven, moon

begin(seed=29)
heaven(
    (0.05, 0.08, 0.14),
    (0.016, 0.03, 0.07),
    (0.004, 0.008, 0.025),
    1.0,
    glow=(0.16, 0.19, 0.24),
    sun=(-0.42, 1, 0.5),
    narrow=26,
    clouds={
        "cover": 0.55,
        "shade": (0.012, 0.018, 0.035),
        "lit": (0.34, 0.38, 0.46),
        "soft": 0.3,
        "scale": (0.55, 1.0, 0),
        "move": (2.2, 0.3, 0),
    },
)
lake_and_peaks()
moon((-1180, 3000, 1500), 95, (0.7, 0.68, 0.6), (1.0, 0.97, 0.88), 2.2, 0.008)
sun((0.62, -0.1, -0.42), 0.3, 0.6, (0.7, 0.82, 1))
camera((0.0, -40, 5.0), (-40, 300, 34), 30).data.clip_end = 9000
bake("pictures", samples=22, exposure=1.0, shape=(400, 400))
