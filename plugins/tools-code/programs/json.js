out(
  JSON.stringify({ a: [1, { b: null }], c: undefined, d: new Date(0), e: '\u2028' }, null, 1),
  JSON.parse('{"x":[1,2]}', (k, v) => (typeof v === 'number' ? v + 1 : v)),
)
