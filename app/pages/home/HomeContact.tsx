import type { Home } from '../../../content/home.schema.ts'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { ContactForm } from '../../request/contact/ContactForm.tsx'
import { ContactLinks } from '../../request/contact/ContactLinks.tsx'
import { ContactWays, HoursTable } from '../../shell/ContactWays.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './HomeContact.module.css'

/** Contact links that work without scripting, the hours, and the form (H5, V2, V3). */
export function HomeContact({ kicker, heading, lede, whatsapp, phone, email, stamp }: Home['contact']) {
  return (
    <Section id="contact">
      <SectionIntro kicker={kicker} heading={heading} lede={lede} />
      <div className={styles.grid}>
        <div className={styles.ways}>
          <ContactWays whatsapp={whatsapp.text} phone={phone.text} email={email.text} />
          <HoursTable />
          <a href={paths.contactCard} download="contact.vcf" className={styles.card}>
            <Icon name="contact" />
            {ui.contactCard.label}
          </a>
        </div>
        <div id="message" className={styles.form}>
          <div className="without-scripting">
            <ContactLinks reason={ui.form.withoutScript} />
          </div>
          <ContactForm stamp={<Picture picture={stamp} sizes="6rem" alt="" />} />
        </div>
      </div>
    </Section>
  )
}
