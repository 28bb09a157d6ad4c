import { defineEndpoint, param, z } from '@gateway/sdk-plugin'

const GREETINGS = { english: 'Hello', french: 'Bonjour', german: 'Hallo', spanish: 'Hola' }

export default defineEndpoint({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'Greets someone in one of four languages',
  params: z.object({
    name: param.text({ max: 60, trim: true, description: 'Who is greeted, at most 60 characters' }),
    language: param
      .choice(['english', 'french', 'german', 'spanish'], { description: 'The language of the greeting' })
      .default('english'),
    times: param.integer({ min: 1, max: 10, description: 'How often, from 1 to 10' }).default(1),
  }),
  examples: [
    {
      title: 'A greeting',
      params: { name: 'Ada' },
      expect: { 'result.greetings.0': 'Hello, Ada!' },
    },
    {
      title: 'Twice, in French',
      params: { name: 'Ada', language: 'french', times: '2' },
      expect: { 'result.greetings.1': 'Bonjour, Ada!' },
    },
  ],
  // The answer depends on the parameters alone, so it may be served again for an hour.
  cache: 3600,
  handle({ name, language, times }) {
    return { name, language, greetings: Array.from({ length: times }, () => `${GREETINGS[language]}, ${name}!`) }
  },
})
