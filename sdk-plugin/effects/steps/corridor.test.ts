import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { width: 240, height: 120 }

test('clear letters show the hall that is kept, not the walls behind them', async () => {
  const glass = {
    do: 'surface',
    profile: { kind: 'flat' },
    material: { colour: '#000000', metal: 0, rough: 0.5, reflect: 0 },
    sheer: { colour: [1, 1, 1] as const, scene: true, focus: 0, bend: 0 },
  } as const
  const middle = async (keep: boolean) => {
    const hall = { do: 'corridor', keep, wall: '#c0c0c0', power: 6, haze: '#ffffff' } as const
    const picture = await painted([hall, { do: 'fill', colour: '#000000', grow: 0.05 }, glass], OPTIONS)
    return picture.mean(0, 114, 40, 126, 80)
  }
  const [kept, hidden] = [await middle(true), await middle(false)]
  assert.ok(kept > hidden + 30, `${kept} ${hidden}`)
})
