import type { ObfuscatorOptions } from 'javascript-obfuscator'

export type Level = 'light' | 'medium' | 'strong'

/**
 * Only transformations that keep what a program does. Left out: renaming globals and properties (breaks what others
 * call), self-defence and debug traps (break formatters, hang honest readers), and switched-off consoles.
 */
const COMMON: ObfuscatorOptions = {
  compact: true,
  identifierNamesGenerator: 'mangled-shuffled',
  renameGlobals: false,
  renameProperties: false,
  selfDefending: false,
  debugProtection: false,
  disableConsoleOutput: false,
  simplify: true,
  stringArray: true,
  stringArrayRotate: true,
  stringArrayShuffle: true,
  ignoreImports: true,
  log: false,
}

export const LEVELS: Readonly<Record<Level, ObfuscatorOptions>> = {
  light: {
    ...COMMON,
    stringArrayThreshold: 0.75,
    stringArrayEncoding: [],
  },
  medium: {
    ...COMMON,
    identifierNamesGenerator: 'hexadecimal',
    stringArrayThreshold: 1,
    stringArrayEncoding: ['base64'],
    stringArrayIndexShift: true,
    stringArrayWrappersCount: 1,
    stringArrayCallsTransform: true,
    splitStrings: true,
    splitStringsChunkLength: 8,
    controlFlowFlattening: true,
    controlFlowFlatteningThreshold: 0.5,
  },
  strong: {
    ...COMMON,
    identifierNamesGenerator: 'hexadecimal',
    stringArrayThreshold: 1,
    stringArrayEncoding: ['rc4'],
    stringArrayIndexShift: true,
    stringArrayWrappersCount: 3,
    stringArrayWrappersType: 'function',
    stringArrayWrappersChainedCalls: true,
    stringArrayCallsTransform: true,
    stringArrayCallsTransformThreshold: 1,
    splitStrings: true,
    splitStringsChunkLength: 4,
    controlFlowFlattening: true,
    controlFlowFlatteningThreshold: 1,
    deadCodeInjection: true,
    deadCodeInjectionThreshold: 0.4,
    numbersToExpressions: true,
  },
}
