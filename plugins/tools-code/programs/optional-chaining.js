const o = { a: { b: () => 5 }, z: 0 }
let n = null
out(o?.a?.b?.(), o.x?.y.z, n?.[0], o.z ?? 1, o.z || 1, (n ??= 4), delete o?.a, o)
