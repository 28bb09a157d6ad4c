#!/usr/bin/env node
/** The `gateway` command on whatever Node there is: under one that is new enough it runs host/cli/main.ts. */
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { exitWith } from '../../scripts/progress.mjs'
import { COMPILED, findNode, runFile } from '../../scripts/runtime.mjs'

const CLI = new URL('../cli/main.ts', import.meta.url)
// Only looked at, not compared: `npm start` and `npm test` keep the packages current, and this command is to be quick.
const INSTALLED = new URL('../../node_modules/.package-lock.json', import.meta.url)

const node = existsSync(INSTALLED) ? findNode() : undefined
if (node === process.execPath) await runHere()
else await exitWith(() => runUnder(node))

async function runHere() {
  nodeModule.enableCompileCache(COMPILED)
  await import(CLI.href)
}

async function runUnder(node) {
  const { setUp } = node ? {} : await import('../../scripts/setup.mjs')
  const { code } = await runFile(node ?? (await setUp()), fileURLToPath(CLI), process.argv.slice(2))
  return code
}
