const d = new Date(Date.UTC(2020, 1, 29, 12))
d.setUTCFullYear(2021)
out(d.toISOString(), d.getUTCDay(), new Intl.NumberFormat('de').format(1234.5))
