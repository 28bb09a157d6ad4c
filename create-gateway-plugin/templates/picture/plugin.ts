import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import sharp from 'sharp'
import { identicon } from './identicon.ts'

export default defineEndpoint({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'Draws the pattern that belongs to a text',
  description: 'The same text always gives the same picture: a stand-in for a portrait. Returns a PNG.',
  params: z.object({
    text: param.text({ max: 200, description: 'What the pattern stands for, e.g. a name' }),
    colour: param.colour({ description: 'Colour of the pattern' }).default('#008080'),
    size: param.integer({ min: 48, max: 1024, description: 'Width and height in pixels' }).default(240),
  }),
  examples: [
    {
      title: 'A pattern for a name',
      params: { text: 'Ada Lovelace' },
      expect: { 'result.type': 'image/png', 'result.width': 240 },
    },
    {
      title: 'Large and purple',
      params: { text: 'Ada Lovelace', colour: 'purple', size: '600' },
      expect: { 'result.width': 600, 'result.height': 600 },
    },
  ],
  // Drawing computes: one call at a time in a process.
  lane: 'cpu',
  async handle({ text, colour, size }, ctx) {
    const svg = Buffer.from(identicon(text, colour, size))
    const png = await sharp(svg).png().toBuffer()
    return ctx.files.save(png, 'image/png', { name: '{{id}}.png' })
  },
})
