import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useForm } from 'react-hook-form'

/** What the list leads to; loaded with its route, so it only proves that the shell is split as a dashboard is. */
export default function FormPage() {
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', minutes: 30 } })
  return (
    <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <TextField label="Name" {...register('name')} />
      <TextField label="Minutes" {...register('minutes', { valueAsNumber: true })} />
      <Button type="submit">Save</Button>
    </form>
  )
}
