export const samples = ['15 3 * * * crontab -l > backup.txt', '@reboot echo started >> ~/.bashrc.log'];
