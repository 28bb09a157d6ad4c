import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isPublic } from './classify.ts'

const PUBLIC = [
  '1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0',
  '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '192.169.0.0',
  '198.17.255.255', '198.20.0.0', '168.63.129.15', '168.63.129.17', '223.255.255.255',
  '2000::1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001:81b::200e', '2001:200::1',
]

const NOT_PUBLIC = [
  // IPv4: this network, private, shared, loopback, link-local, protocol assignments, tests, relays, multicast and up
  '0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.1',
  '127.255.255.255', '169.254.0.0', '169.254.169.254', '169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0',
  '192.0.0.192', '192.0.2.255', '192.88.99.1', '192.168.0.0', '192.168.255.255', '198.18.0.0', '198.19.255.255',
  '198.51.100.7', '203.0.113.7', '224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255',
  '100.100.100.200', '168.63.129.16',
  // IPv6: unspecified, loopback, local and multicast ranges, and all that is outside of 2000::/3
  '::', '::1', 'fe80::1', 'febf::1', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1', '4000::1', '5f00::1',
  '1fff:ffff::1', 'e000::1',
  // IPv4 inside IPv6
  '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1',
  '64:ff9b:1:7f00:0:100::', '2002:7f00:1::', '2002:808:808::1', '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '2606:4700::5efe:127.0.0.1', '2606:4700::200:5efe:8.8.8.8',
  // Special parts of 2000::/3
  '2001:2::1', '2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1', '2001:30::1', '2001:db8::1', '3fff::1',
  '2620:4f:8000::1',
]

const NOT_ADDRESSES = [
  '', 'localhost', 'example.com', '0x7f.1', '127.1', '2130706433', '8.8.8.8 ', '[::1]', '8.8.8',
  '2000::1%eth0', 'fe80::1%1',
]

for (const address of PUBLIC) it(`calls ${address} public`, () => assert.equal(isPublic(address), true))
for (const address of NOT_PUBLIC) it(`does not call ${address} public`, () => assert.equal(isPublic(address), false))
for (const text of NOT_ADDRESSES) it(`does not take "${text}" for one`, () => assert.equal(isPublic(text), false))
