out('debugger; //not', '</scr' + 'ipt>', 'use strict', '<!--', 'constructor', '__proto__', '\u202e')
