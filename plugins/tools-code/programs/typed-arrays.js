const v = new DataView(new ArrayBuffer(8))
v.setFloat32(0, 1.5)
v.setInt16(4, -2, true)
out(
  [...new Uint8Array(v.buffer)],
  Uint8ClampedArray.of(300, -5),
  new Float64Array([1, 2]).map((x) => x / 4),
)
