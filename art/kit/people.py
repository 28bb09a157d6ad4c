"""The two who are in the samples of frames: nobody in particular."""

from .human import human

SMILE = "expression/units/caucasian"


def nora():
    human(
        shape={
            "macrodetails/caucasian-female-young": 0.6,
            "macrodetails/asian-female-young": 0.22,
            "macrodetails/caucasian-female-old": 0.18,
            "macrodetails/universal-female-young-averagemuscle-averageweight": 1.0,
            "head/head-scale-horiz-less": 0.2,
            "head/head-oval": 0.35,
            "chin/chin-triangle": 0.35,
            "chin/chin-width-min": 0.25,
            "neck/neck-scale-horiz-less": 0.55,
            "neck/neck-scale-depth-less": 0.3,
            "eyes/l-eye-size-big": 0.5,
            "eyes/r-eye-size-big": 0.5,
            "cheek/l-cheek-bones-out": 0.25,
            "cheek/r-cheek-bones-out": 0.25,
            "nose/nose-scale-depth-incr": 0.15,
            "mouth/mouth-upperlip-volume-inflate": 0.15,
        },
        mood={
            f"{SMILE}/mouth-corner-puller": 0.85,
            f"{SMILE}/eye-left-opened-up": 0.22,
            f"{SMILE}/eye-right-opened-up": 0.22,
            f"{SMILE}/eyebrows-left-up": 0.15,
            f"{SMILE}/eyebrows-right-up": 0.15,
        },
        tone=(0.62, 0.345, 0.23),
        iris=(0.06, 0.062, 0.03),
        locks=(0.135, 0.049, 0.0205),
        style="bob",
        freckles=0.5,
        wear=(0.075, 0.115, 0.15),
        lip=(0.50, 0.17, 0.14),
        twist=0.35,
        look=(-0.16, 0),
        seed=3,
    )


def theo():
    human(
        shape={
            "macrodetails/african-male-young": 0.75,
            "macrodetails/caucasian-male-young": 0.25,
            "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0,
        },
        mood={"expression/units/african/mouth-corner-puller": 0.65},
        tone=(0.205, 0.098, 0.058),
        iris=(0.026, 0.012, 0.006),
        locks=(0.012, 0.009, 0.008),
        style="afro",
        lip=(0.22, 0.085, 0.07),
        wear=(0.05, 0.13, 0.15),
        broad=1.12,
        brow=1.35,
        lashes=1.0,
        beard=0.006,
        shine=0.56,
        twist=-0.3,
        seed=5,
    )
