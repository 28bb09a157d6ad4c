const größe = '日本語 👩‍🚀 עברית'
out(größe, [...größe].length, '\u{20BB7}'.codePointAt(0), 'é'.normalize('NFD').length, { ключ: 1 }.ключ)
