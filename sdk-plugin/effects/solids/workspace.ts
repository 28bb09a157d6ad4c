/** Planes that one thing after the other works in: dozens of things would leave as many to the collector. */

const KINDS = { f32: Float32Array, i16: Int16Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array } as const
type Kind = keyof typeof KINDS
type PlaneOf<Name extends Kind> = InstanceType<(typeof KINDS)[Name]>

const planes = new Map<string, Float32Array | Int16Array | Uint16Array | Int32Array | Uint32Array>()

/** A plane of `value`, or of whatever was there before, that lives until one of the same name is taken. */
export function take<Name extends Kind>(kind: Name, name: string, length: number, value?: number): PlaneOf<Name> {
  const key = `${kind} ${name}`
  let plane = planes.get(key)
  if (!plane || plane.length < length) {
    plane = new KINDS[kind](Math.ceil(length * 1.2))
    planes.set(key, plane)
  }
  const part = plane.subarray(0, length) as PlaneOf<Name>
  return value === undefined ? part : (part.fill(value) as PlaneOf<Name>)
}

/** Gives the room back: the next picture may be small. */
export function clear(): void {
  planes.clear()
}
