/** Whether the guest has just deleted the copy of the site: none is made before the next page load. */
let isRefused = false

export const isRegistrationRefused = () => isRefused

export function refuseRegistration(): void {
  isRefused = true
}
