async function* count(n) {
  for (let i = 0; i < n; i++) {
    await null
    yield i
  }
}
const seen = []
for await (const x of count(4)) {
  if (x === 3) break
  seen.push(x)
}
out(seen)
const f = async () => {
  try {
    await Promise.reject(new TypeError('t'))
  } catch ({ name }) {
    return name
  } finally {
    out('cleanup')
  }
}
out(await f())
