import { expect, test } from 'vitest'
import { isSharedLink } from './shared-address.ts'

test.each(['#enquiry=1', '#enquiry=2;stays=a', '#enquiry%3D1%3Bstay%3Da', '#ENQUIRY=2;'])(
  'B8 %s is a shared link',
  (fragment) => expect(isSharedLink(fragment)).toBe(true),
)

test.each(['', '#', '#enquiry', '#enquiry=', '#enquiry=7;stay=a', '#enquiry=12', '#enquiry=%%%', '#enquiries=1'])(
  'B8 “%s” is a stray fragment, and no shared link',
  (fragment) => expect(isSharedLink(fragment)).toBe(false),
)
