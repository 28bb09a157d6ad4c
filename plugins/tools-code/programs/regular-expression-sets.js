out(/^[\p{L}--[a-z]]+$/v.test('ABC'), /^[\p{L}--[a-z]]+$/v.test('abc'), /a(b)/d.exec('ab').indices[1])
