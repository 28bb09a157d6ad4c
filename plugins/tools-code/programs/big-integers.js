out(String(2n ** 64n - 1n), (123456789n * 987654321n).toString(36), typeof 1n, 5n / 2n === 2n)
