const order = []
setTimeout(() => order.push('timer'), 0)
queueMicrotask(() => order.push('micro'))
order.push('sync')
await new Promise((done) => setTimeout(done, 1))
await new Promise((done) => setTimeout(done, 1))
out(order)
