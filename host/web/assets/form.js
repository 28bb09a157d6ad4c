import { el } from './dom.js'

/** @import { Parameter } from '../parameter.ts' */

/** Text longer than this gets a field of several lines. */
const ONE_LINE = 120

/**
 * The inputs of an endpoint, each fit for what its parameter accepts.
 * @param {Parameter[]} parameters
 * @returns {HTMLElement[]}
 */
export function fields(parameters) {
  return parameters.map(field)
}

/**
 * What the form would send: fields left empty, and flags left at their default, are not sent.
 * @param {HTMLFormElement} form
 * @param {Parameter[]} parameters
 * @returns {Record<string, string>}
 */
export function values(form, parameters) {
  /** @type {Record<string, string>} */
  const params = {}
  for (const { name, kind, default: fallback } of parameters) {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && kind === 'flag') {
      if (String(control.checked) !== (fallback ?? 'false')) params[name] = String(control.checked)
    } else if (control.value !== '') params[name] = control.value
  }
  return params
}

/**
 * @param {HTMLFormElement} form
 * @param {Parameter[]} parameters
 * @param {Record<string, string>} params
 */
export function fill(form, parameters, params) {
  for (const { name, kind, default: fallback } of parameters) {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && kind === 'flag') control.checked = (params[name] ?? fallback) === 'true'
    else control.value = params[name] ?? ''
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function controlOf(form, name) {
  // By id: a parameter may be called `length` or `submit`, which a form's own properties shadow.
  const control = form.querySelector(`#${CSS.escape(idOf(name))}`)
  return /** @type {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} */ (control)
}

/** @param {string} name */
function idOf(name) {
  return `param-${name}`
}

/** @param {Parameter} parameter */
function field(parameter) {
  const { name, kind, required, description } = parameter
  const label = el('label', { for: idOf(name) }, el('code', {}, name))
  if (!required) label.append(el('span', { class: 'need' }, 'optional'))
  const about = el('p', { class: 'about', id: `about-${name}` }, description)
  const control = CONTROLS[kind](parameter, {
    id: idOf(name),
    name,
    required: required && kind !== 'flag',
    ...(description ? { 'aria-describedby': `about-${name}` } : {}),
    autocomplete: 'off',
  })
  return el('div', { class: `field ${kind}` }, label, control, ...(description ? [about] : []))
}

/** @typedef {Record<string, string | number | boolean | undefined>} Attributes */

/** @type {Record<Parameter['kind'], (parameter: Parameter, attributes: Attributes) => HTMLElement>} */
const CONTROLS = {
  text: (parameter, attributes) => {
    const { minLength, maxLength = Infinity } = parameter
    const limits = { minlength: minLength, maxlength: maxLength === Infinity ? undefined : maxLength }
    const all = { ...attributes, ...limits, placeholder: placeholder(parameter) }
    return maxLength <= ONE_LINE ? el('input', { ...all, type: 'text' }) : el('textarea', { ...all, rows: 2 })
  },
  url: (parameter, attributes) => {
    return el('input', { ...attributes, type: 'url', inputmode: 'url', placeholder: parameter.default ?? 'https://' })
  },
  integer: (parameter, attributes) => numberInput(parameter, { ...attributes, step: 1, inputmode: 'numeric' }),
  number: (parameter, attributes) => numberInput(parameter, { ...attributes, step: 'any', inputmode: 'decimal' }),
  flag: (_, attributes) => el('input', { ...attributes, type: 'checkbox', class: 'switch' }),
  choice: ({ choices = [], default: fallback, required }, attributes) => {
    const empty = fallback === undefined ? '—' : `${fallback} (default)`
    const options = choices.map((choice) => el('option', { value: choice }, choice))
    return el('select', attributes, ...(required ? [] : [el('option', { value: '' }, empty)]), ...options)
  },
  colour: (parameter, attributes) => {
    const text = el('input', { ...attributes, type: 'text', placeholder: parameter.default ?? 'teal or #1a7f5a' })
    const swatch = el('input', { 'type': 'color', 'aria-label': `Pick ${parameter.name}` })
    swatch.addEventListener('input', () => {
      text.value = swatch.value
      text.dispatchEvent(new Event('input', { bubbles: true }))
    })
    text.addEventListener('input', () => {
      const shown = hex(text.value || parameter.default)
      swatch.value = shown ?? '#ffffff'
      swatch.classList.toggle('empty', shown === undefined)
    })
    return el('span', { class: 'pair' }, text, swatch)
  },
}

/**
 * @param {Parameter} parameter
 * @param {Attributes} attributes
 */
function numberInput(parameter, attributes) {
  const { min, max } = parameter
  return el('input', { ...attributes, type: 'number', min, max, placeholder: placeholder(parameter) })
}

/** @param {Parameter} parameter */
function placeholder({ default: fallback, min, max }) {
  if (fallback !== undefined) return fallback
  return min !== undefined && max !== undefined ? `${min} – ${max}` : undefined
}

/**
 * A colour picker takes `#rrggbb` alone.
 * @param {string | undefined} text
 */
function hex(text) {
  return /^#[0-9a-f]{6}/i.exec(text ?? '')?.[0]
}
