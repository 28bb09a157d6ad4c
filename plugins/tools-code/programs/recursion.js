const hanoi = (n, a, b, c) => (n === 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a))
const fact = (n) => (n <= 1n ? 1n : n * fact(n - 1n))
out(hanoi(6, 'a', 'b', 'c'), String(fact(25n)))
