import { useMutation } from '@tanstack/react-query';
import { callMedia, failureMessage } from '../../lib/call.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './account.module.css';

const FILE_NAME = 'modiste-my-data.zip';

/** Everything held about the person, as a file to keep. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: () => callMedia('downloadData'),
    onSuccess: (file) => saveFile(file, FILE_NAME),
  });
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        Get a ZIP file with everything we store about you: your profile, searches, photos and
        devices.
      </p>
      <Button look="outline" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Preparing your data…' : 'Download my data'}
      </Button>
      <p role="alert" className={styles.problem}>
        {download.error !== null &&
          failureMessage(download.error, 'We couldn’t download your data. Try again.')}
      </p>
      <p role="status" className={styles.done}>
        {download.isSuccess && `Saved as ${FILE_NAME}.`}
      </p>
    </div>
  );
}
