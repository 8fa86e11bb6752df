/** The first sheet at the editor's own address: which site, and the key to it. */
import type { Access } from '../github.ts'
import { openShadow } from './shadow-root.tsx'

/** GitHub's page for a new key, filled in. */
const newKey = 'https://github.com/settings/personal-access-tokens/new?name=Edit+the+site&expires_in=365&contents=write'

type Typed = Omit<Access, 'browser'>
type Props = { repository: string; problem: string; onDone: (typed: Typed) => void }

function SignIn({ repository, problem, onDone }: Props) {
  const open = (form: FormData) => {
    const [typed = '', key = ''] = [...form.values()].map((value) => (value as string).trim())
    // Also where it is the address of its page.
    onDone({ repository: typed.split('/').slice(-2).join('/'), key })
  }
  return (
    <dialog open className="sheet" aria-labelledby="heading">
      <form className="inside" action={open}>
        <h2 id="heading">Edit the site</h2>
        <p>Words and pictures are kept at GitHub. The editor needs a key to them, once a year.</p>
        <label>
          <span className="label">The repository of the site</span>
          <input className="write" name="repository" defaultValue={repository} placeholder="account/name" required />
        </label>
        <a className="b" href={newKey} target="_blank" rel="noreferrer">
          Make a key at GitHub
        </a>
        <p>There choose “Only select repositories” and this one; all else is filled in. Copy the key, and come back.</p>
        <label>
          <span className="label">The key</span>
          <input className="write" name="key" type="password" autoComplete="off" required />
        </label>
        <p className="small soft">It is kept in this browser, and sent to GitHub alone.</p>
        <output className="bad">{problem}</output>
        <button type="submit" className="b go">
          Open the site
        </button>
      </form>
    </dialog>
  )
}

/** @param problem why the last key was of no use */
export async function signIn(repository: string, problem: string): Promise<Typed> {
  const { host, root } = openShadow()
  const typed = await new Promise<Typed>((resolve) => {
    root.render(<SignIn repository={repository} problem={problem} onDone={resolve} />)
  })
  host.remove()
  return typed
}
