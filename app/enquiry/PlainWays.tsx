import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { formatPhone, telLink, whatsAppDigits } from '../lib/phone.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Actions, Stack } from '../ui/Stack.tsx'

/** What is left where the enquiry cannot be fetched: the plain links, which need nothing of ours. */
export function PlainWays() {
  return (
    <Stack>
      <p role="alert">{ui.form.unavailable}</p>
      <Actions>
        <ButtonLink to={`https://wa.me/${whatsAppDigits(site.whatsapp)}`}>{ui.whatsapp}</ButtonLink>
        <ButtonLink variant="quiet" to={`mailto:${site.email}`}>
          {site.email}
        </ButtonLink>
        <ButtonLink variant="quiet" to={telLink(site.phone)}>
          {formatPhone(site.phone)}
        </ButtonLink>
      </Actions>
    </Stack>
  )
}
