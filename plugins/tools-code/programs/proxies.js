const p = new Proxy({}, { get: (t, k) => `got ${String(k)}`, has: () => true, deleteProperty: () => true })
out(p.anything, 'x' in p, delete p.y, Reflect.ownKeys({ b: 1, a: 2, 1: 0 }))
