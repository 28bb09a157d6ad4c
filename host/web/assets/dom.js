/**
 * An element with attributes and children. Texts become text nodes, so nothing of an answer is ever read as markup.
 * `true` sets an attribute without value; `false` and `undefined` leave it out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}

/**
 * The element that a script cannot do without.
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} [root]
 * @returns {T}
 */
export function need(selector, kind, root = document) {
  const element = root.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`the page should have ${selector} as ${kind.name}`)
}
