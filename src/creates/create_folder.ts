import { UserError } from '../api/user_error.ts';
import { createFolder, folderDirectory, folderOutput, folderPresenter } from '../service/folder.ts';
import { memberDirectory } from '../service/member.ts';
import { quoted } from '../text/shorten.ts';
import { boolean, exactString, required, string } from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default create({
  key: 'create_folder',
  noun: 'Folder',
  label: 'Create Folder',
  description: 'Creates a folder at the top level or inside another folder.',
  inputs: {
    name: required(exactString({ label: 'Name' })),
    ownerUserId: required(
      pickers.owner({
        label: 'Owner',
        helpText:
          'The member who owns the folder. Choose one, or map an email address or the Owner User ID of Find Member.',
      }),
    ),
    icon: exactString({
      label: 'Icon',
      helpText: 'An emoji, or the name of an icon that Find Folder returned for another folder.',
    }),
    color: string({ label: 'Color', helpText: 'A hex code of three or six digits.', placeholder: '#3366FF' }),
    isPrivate: boolean({
      label: 'Private',
      helpText: 'Only the owner, and people the folder is shared with, can see a private folder.',
    }),
    parentFolderId: pickers.folder({
      label: 'Parent Folder',
      helpText: 'The ID, name, or path of a folder. If empty, the folder is created at the top level.',
    }),
  },
  output: folderOutput,
  perform: async (step, { color, ownerUserId, parentFolderId: parent, ...folder }) => {
    const hexColor = color === undefined ? undefined : asHexColor(color);
    // Read first: if the owner or the parent does not exist, the step must fail before it creates anything.
    const folders = folderDirectory(step);
    const parentFolderId = parent && (await folders.id('Parent Folder', parent));
    const known = parent === undefined ? null : await folders.known();
    const members = memberDirectory(step);
    const owner = await members.named('Owner', ownerUserId);
    const creation = createFolder(step.client, {
      ...folder,
      ownerUserId: owner === undefined ? ownerUserId : (owner.userId ?? owner.id),
      color: hexColor,
      parentFolderId,
    });
    const created = await creation
      .catch(members.explaining('Owner', ownerUserId))
      .catch(folders.explaining('Parent Folder', parent));
    return folderPresenter(known?.entries ?? [])(created);
  },
});

function asHexColor(typed: string): string {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed)?.[1];
  if (digits === undefined)
    throw new UserError(`Color: ${quoted(typed)} is not a hex color. Use a code such as #3366FF.`);
  return `#${digits}`;
}
