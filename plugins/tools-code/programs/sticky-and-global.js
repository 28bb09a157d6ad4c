const r = /o/y
r.lastIndex = 4
out(
  r.test('hello'),
  r.lastIndex,
  [...'banana'.matchAll(/a(n)?/g)].map((m) => m.index),
  /a.c/s.test('a\nc'),
)
