let state = 'start',
  log = ''
while (state !== 'end') {
  log += state[0]
  if (state === 'start') state = 'middle'
  else if (state === 'middle') state = log.length > 3 ? 'end' : 'again'
  else state = 'middle'
}
out(log)
do {
  log = log.slice(1)
} while (log.length > 1)
for (const k in { a: 1, b: 2 }) log += k
out(log)
