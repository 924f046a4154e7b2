import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'
import { centred } from './centred.ts'

/**
 * Rules of an `<input>` that is a checkbox or a radio button. Browsers fill their own with grey in the dark scheme, as if they were disabled.
 */
export const tick = `
  ${centred}
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid ${theme.color.text.muted};
  border-radius: ${theme.radius.s};
  background: none;
  appearance: none;
  cursor: inherit;
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked {
    border-color: ${theme.color.action.rest};
    background: ${theme.color.action.rest};
  }
  &:checked::after {
    width: 0.35rem;
    height: 0.65rem;
    border: solid ${theme.color.action.text};
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
    content: '';
  }
  &[type='radio']:checked::after {
    width: 0.5rem;
    height: 0.5rem;
    border: 0;
    border-radius: 50%;
    background: ${theme.color.action.text};
    transform: none;
  }
  &:disabled {
    border-color: ${theme.color.line.subtle};
    background: ${theme.color.surface.sunken};
  }
  @media ${media.forcedColors} {
    appearance: auto;
    &::after {
      display: none;
    }
  }
`
