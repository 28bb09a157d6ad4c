"""What scenes are built of. Lengths in metres, angles in degrees, +z is up, the camera usually looks along +y."""
