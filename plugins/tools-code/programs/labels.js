let found = ''
outer: for (let i = 2; i < 30; i++) {
  for (let j = 2; j * j <= i; j++) if (i % j === 0) continue outer
  found += i + ' '
  if (i > 20) break outer
}
out(found)
