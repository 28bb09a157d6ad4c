/** What gives a language away: a sign and how much it says. */
type Signs = readonly (readonly [RegExp, number])[]

const SIGNS: Record<string, Signs> = {
  python: [
    [/^\s*def \w+\(.*\).*:\s*$/m, 5],
    [/^\s*(from [\w.]+ )?import [\w., *]+( as \w+)?\s*$/m, 2],
    [/^\s*(if|for|while|class|with|elif|try|except|else)\b[^{};]*:\s*$/m, 3],
    [/\bself\.|\bNone\b|\bTrue\b|\belif\b|\bprint\(/, 2],
    [/^\s*@\w+(\(.*\))?\s*$/m, 1],
  ],
  // What tells it from JavaScript: the signs of that speak for it as well.
  typescript: [
    [/\b(interface|type) \w+(<.*>)? ?(=|\{)/, 9],
    [/[\w)\]] ?: ?(string|number|boolean|void|unknown|any|Promise<|Record<)/, 9],
    [/\bas (const|unknown|string|number)\b|\bsatisfies\b|\breadonly\b/, 9],
  ],
  javascript: [
    [/\b(const|let|var) [\w{[]/, 3],
    [/=>|\bfunction\b ?\*?\w*\(/, 2],
    [/\bconsole\.(log|error)\(|\bdocument\.|\bmodule\.exports\b|\brequire\(|===/, 3],
    [/\b(import .* from ['"]|export (default|const))/, 2],
    [/\basync\b|\bawait\b/, 1],
  ],
  tsx: [
    [/\breturn \(?\s*<[A-Z\w]+[^>]*>|=> ?\(?\s*<\w+/, 5],
    [/\w+: ?(string|number|React\.)/, 2],
  ],
  html: [
    [/<!doctype html>/i, 8],
    [/<\/(html|body|div|p|span|head|script|h1|ul|a)>/i, 5],
  ],
  xml: [
    [/^\s*<\?xml /, 9],
    [/^\s*<(\w+)[^>]*>[\s\S]*<\/\1>\s*$/, 2],
  ],
  css: [
    [/^[.#]?[\w-]+(\s*[,>+~ ]\s*[.#]?[\w-]+)*(:{1,2}[\w-]+)?\s*\{[^}]*[\w-]+\s*:\s*[^;{}]+;/m, 6],
    [/@(media|import|keyframes)\b/, 4],
  ],
  json: [[/^\s*[{[]\s*("[^"]*"\s*:|[{["\d\]}])[\s\S]*[}\]]\s*$/, 5]],
  yaml: [
    [/^[\w-]+:\s*$/m, 2],
    [/^\s*- [\w"']/m, 2],
    [/^---\s*$/m, 3],
    [/^[\w-]+: [^{;]*$/m, 2],
  ],
  toml: [
    [/^\[[\w.-]+\]\s*$/m, 3],
    [/^[\w-]+ = ("|\d|\[|true|false)/m, 3],
  ],
  sql: [
    [/\b(select\b[\s\S]*\bfrom|insert into|create table|update \w+ set|delete from)\b/i, 6],
    [/\b(where|join|group by|order by)\b/i, 2],
  ],
  bash: [
    [/^#!.*\b(ba|z|da)?sh\b/, 9],
    [/^\s*(sudo|apt|cd|echo|export|curl|npm|npx|git|mkdir|docker|pip) /m, 4],
    [/\$\{?\w+\}?|\bfi\b|\bdone\b|\| (grep|awk|sed|xargs)\b/, 2],
  ],
  rust: [
    [/\bfn \w+.*(->|\{)/, 4],
    [/\blet mut\b|\bimpl\b|\bpub (fn|struct|enum)\b|println!|::new\(|&mut |\bmatch \w+ \{/, 4],
  ],
  go: [
    [/^package \w+/m, 6],
    [/\bfunc (\(\w+ \*?\w+\) )?\w+\(/, 4],
    [/:=|\bfmt\.|\bgo func\b|\bchan\b/, 3],
  ],
  java: [
    [/\b(public|private|protected) (static |final )*(class|void|int|String|\w+<)/, 5],
    [/\bSystem\.out\.|\bnew \w+(<.*>)?\(|@Override/, 3],
    [/^import java/m, 5],
  ],
  kotlin: [
    [/\bfun \w+\(/, 4],
    [/\bval \w+|\bdata class\b|\bwhen ?\(|\bprintln\(/, 2],
  ],
  swift: [
    [/\bfunc \w+\(.*\) ?(->|\{)/, 3],
    [/\bguard let\b|\bif let\b|\bvar \w+: \[?\w+|\bimport (SwiftUI|UIKit|Foundation)\b/, 4],
  ],
  csharp: [
    [/\busing System|\bnamespace [\w.]+|\bConsole\.Write/, 6],
    [/\b(public|private) (static |async )*(class|void|Task|string|int)\b/, 3],
  ],
  cpp: [
    [/#include <(iostream|vector|string|map|memory|algorithm)>|\bstd::/, 7],
    [/\bcout ?<<|\btemplate ?</, 3],
  ],
  c: [
    [/#include [<"]\w+\.h[>"]/, 5],
    [/\bint main\((void|int argc)?/, 4],
    [/\bprintf\(|\bmalloc\(|\bstruct \w+ \*/, 2],
  ],
  php: [
    [/<\?php/, 9],
    [/\$\w+ ?=|->\w+\(|\becho /, 2],
  ],
  ruby: [
    [/^\s*def \w+[^:]*$/m, 3],
    [/^\s*end\s*$/m, 3],
    [/\bputs\b|\bdo \|\w+\||\.each\b|\brequire '|attr_(reader|accessor)/, 3],
  ],
  lua: [
    [/\blocal (function )?\w+/, 3],
    [/\bthen\b[\s\S]*\bend\b|\bfunction \w*\(.*\)[\s\S]*\bend\b/, 3],
    [/\.\.|~=/, 1],
  ],
  r: [
    [/<- ?(function\(|c\(|\w)/, 4],
    [/\blibrary\(\w+\)|%>%|\bdata\.frame\(/, 4],
  ],
  dockerfile: [
    [/^FROM [\w./:-]+/m, 6],
    [/^(RUN|CMD|COPY|WORKDIR|ENTRYPOINT|EXPOSE) /m, 3],
  ],
  diff: [
    [/^(diff --git|@@ -\d)/m, 8],
    [/^--- \S[\s\S]*^\+\+\+ \S/m, 6],
  ],
  markdown: [
    [/^#{1,6} \S/m, 3],
    [/^```/m, 4],
    [/\[.+\]\(.+\)|^\s*[*-] \S/m, 2],
  ],
  haskell: [
    [/^\w+ ::/m, 5],
    [/\bwhere\b|\bcase .* of\b|^import qualified/m, 2],
  ],
}

const ENOUGH = 3

/**
 * The language that code looks like, `text` when nothing speaks for any. Signs of each language are weighed; the
 * strongest wins, and of equals the one listed first.
 */
export function detectLanguage(code: string): string {
  const text = code.slice(0, 6000)
  let [best, most] = ['text', ENOUGH - 1]
  for (const [language, signs] of Object.entries(SIGNS)) {
    const weight = signs.reduce((sum, [sign, says]) => sum + (sign.test(text) ? says : 0), 0)
    if (weight > most) [best, most] = [language, weight]
  }
  return best === 'tsx' && !/^\s*import|<\//m.test(text) ? 'typescript' : best
}
