/** Whether this is a phone, which has little memory and less of a battery. */
export function isPhone() {
  return matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 600;
}
