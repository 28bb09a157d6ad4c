const wait = (v, turns) =>
  new Promise((done) => {
    const step = () => (turns-- > 0 ? queueMicrotask(step) : done(v))
    step()
  })
out(
  await Promise.all([wait(1, 3), wait(2, 1)]),
  await Promise.race([wait('slow', 50), wait('fast', 1)]),
  (await Promise.allSettled([Promise.reject(new Error('no'))]))[0].reason.message,
)
